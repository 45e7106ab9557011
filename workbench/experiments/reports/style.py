"""The look of reports: light or dark as the reader's system is, in the colours of the palette."""

from collections.abc import Mapping
from dataclasses import fields

from workbench.palette import DARK, LIGHT, ORANGE, Roles

_FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif'
_SVG_RULES = {  # braces hold a role of the palette
    "text": "fill:{text}",
    ".tick,.axis": "fill:{secondary}",
    ".grid": "stroke:{border};stroke-width:1",
    ".range": "stroke:{accent};stroke-width:3;stroke-opacity:0.45;stroke-linecap:round",
    ".dot": "fill:{accent}",
    ".cell": "fill:{card}",
    ".right": "fill:{right}",
    ".wrong": "fill:{wrong}",
    ".on-right": "fill:{on_right}",
    ".ring": "fill:none;stroke:{text}",
    ".spectrum": "fill:none;stroke:{secondary};stroke-width:1",
    ".branch": "fill:none;stroke:{text};stroke-width:1",
    ".cut": "stroke:{wrong};stroke-width:2",
    ".gap": "stroke:{text};stroke-width:1;stroke-dasharray:4 3",
}


def svg_rules(colours: Mapping[str, str], prefix: str = "") -> str:
    """The rules for the classes of SVG pictures, with a colour for each role."""
    return "".join(
        f"{','.join(prefix + part for part in selector.split(','))}{{{rule.format(**colours)}}}"
        for selector, rule in _SVG_RULES.items()
    )


def role_colours(roles: Roles) -> dict[str, str]:
    """Each role of a theme with its colour."""
    values = {field.name: getattr(roles, field.name) for field in fields(roles)}
    return {name: value for name, value in values.items() if isinstance(value, str)}


def _variables(roles: Roles) -> str:
    return ";".join(f"--{name}:{colour}" for name, colour in role_colours(roles).items())


_VARIABLE_OF_ROLE = {name: f"var(--{name})" for name in role_colours(LIGHT)}
STYLE = f"""
:root{{color-scheme:light dark;{_variables(LIGHT)}}}
@media (prefers-color-scheme:dark){{:root{{{_variables(DARK)}}}}}
*{{box-sizing:border-box}}
body{{margin:0;background:var(--card);color:var(--text);font:16px/1.5 {_FONT}}}
main{{max-width:960px;margin:0 auto;padding:32px 24px 64px}}
h1{{font-size:1.9rem;line-height:1.2;margin:0 0 4px;overflow-wrap:anywhere}}
h2{{font-size:1.25rem;margin:40px 0 8px}}
h3{{font-size:1rem;margin:20px 0 6px}}
a{{color:var(--link)}}
.quiet,figcaption{{color:var(--secondary);font-size:.9rem}}
.lead{{font-size:1.15rem}}
.warnings{{background:var(--warning_background);border-left:4px solid {ORANGE};
margin:16px 0;padding:10px 14px 10px 34px}}
figure{{margin:0}}
figcaption{{margin-top:6px}}
figure>svg{{display:block;width:100%;height:auto}}
svg{{font:12px {_FONT}}}
{svg_rules(_VARIABLE_OF_ROLE, "svg ")}
.legend{{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;
margin:8px 0 0;padding:0;font-size:.9rem}}
.legend svg{{margin-right:6px;vertical-align:middle}}
.wide{{overflow-x:auto}}
table{{border-collapse:collapse;font-size:.92rem;font-variant-numeric:tabular-nums}}
th,td{{padding:5px 14px 5px 0;border-bottom:1px solid var(--border);
text-align:left;vertical-align:top}}
th{{border-bottom-width:2px;white-space:nowrap}}
th.number,td.number{{text-align:right;white-space:nowrap}}
td.superior{{color:var(--good);font-weight:600}}
td.inferior{{color:var(--problem)}}
td.best{{font-weight:700}}
td.near{{color:var(--good)}}
pre{{background:var(--page);padding:14px;overflow-x:auto;font-size:.85rem;border-radius:6px}}
.notes{{white-space:pre-wrap}}
summary{{cursor:pointer;font-weight:600}}
@media print{{:root{{color-scheme:light;{_variables(LIGHT)}}}
details>pre{{white-space:pre-wrap}}main{{max-width:none;padding:0}}
figure,table,tr{{break-inside:avoid}}h2,h3{{break-after:avoid}}}}
"""
