#!/bin/sh
# Add the workbench to the user's menu; `add-to-menu.sh --remove` removes it.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
program=$(dirname -- "$here")/workbench
share=${XDG_DATA_HOME:-$HOME/.local/share}
name=semantic-text-workbench
entry=$share/applications/$name.desktop
types=$share/mime/packages/$name.xml
drawing=$share/icons/hicolor/scalable/apps/$name.svg

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$types" "$drawing"
else
    mkdir -p "$(dirname "$entry")" "$(dirname "$types")" "$(dirname "$drawing")"
    escaped=$(printf %s "$program" | sed 's/[&|\\]/\\&/g')  # characters with a meaning in sed
    sed "s|^Exec=workbench|Exec=\"$escaped\"|" "$here/$name.desktop" > "$entry"
    cp "$here/$name.xml" "$types"
    cp "$here/workbench.svg" "$drawing"
fi
if command -v update-mime-database > /dev/null; then update-mime-database "$share/mime"; fi
if command -v update-desktop-database > /dev/null; then update-desktop-database "$share/applications"; fi
