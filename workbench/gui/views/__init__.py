"""Widgets that each draw one kind of figure and compute nothing."""

# Which view draws which figure: "module:Class" below workbench.gui.views, imported when needed.
VIEWS = {
    "AffinityFigure": "affinity:AffinityView",
    "CharacteristicTermsFigure": "characteristic_terms:CharacteristicTermsView",
    "ComparisonFigure": "comparison_table:ComparisonTableView",
    "ComparisonFigure in pairs": "pairwise:PairwiseView",
    "ConfusionFigure": "confusion:ConfusionView",
    "CriticalDifferenceFigure": "ranks:RanksView",
    "CurveFigure": "curves:CurveView",
    "DendrogramFigure": "dendrogram:DendrogramView",
    "MetricTableFigure": "metric_table:MetricTableView",
    "OverviewFigure": "overview:OverviewView",
    "OverviewFigure as a forest": "forest:ForestView",
    "RaceFigure": "race:RaceView",
    "ScatterFigure": "scatter:ScatterView",
    "SeparabilityFigure": "separability:SeparabilityView",
    "SpectrumFigure": "spectrum:SpectrumView",
    "TermClusterFigure": "term_clusters:ClusterMapView",
}
