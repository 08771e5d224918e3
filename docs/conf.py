"""The documentation site: Sphinx over this folder. `make docs` builds it; a warning is an error."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "docs" / "_site"))

import motherlode  # noqa: E402

project = "Motherlode"
author = "The Motherlode developers"
copyright = "2026 The Motherlode developers, Apache-2.0"
version = release = motherlode.__version__
language = "en"

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "generated_pages",  # the rules in four languages, the reference, the tables of bits
    "repository_links",  # to files that are not pages
    "readable",
]
exclude_patterns = ["_site", "examples", "reports"]
myst_enable_extensions = ["attrs_inline", "colon_fence", "fieldlist"]
myst_heading_anchors = 4
myst_links_external_new_tab = False
suppress_warnings = ["myst.header"]  # a page may begin with a second-level heading
highlight_language = "none"
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
autodoc_preserve_defaults = True
autodoc_mock_imports = ["torch"]
nitpicky = False

html_theme = "furo"
html_title = "Motherlode"
FONT = "web/node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"
# The client's own letters, where its packages are installed; else the next best serif.
html_static_path = ["_site/static", *([f"../{FONT}"] if (ROOT / FONT).is_file() else [])]
html_css_files = ["motherlode.css"]
html_favicon = "../web/public/icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#7a4f0e",
        "color-brand-content": "#7a4f0e",
        "color-background-primary": "#fffaf0",
        "color-background-secondary": "#f6efe2",
        "color-foreground-primary": "#2b2622",
        "color-foreground-secondary": "#574e46",
        "color-foreground-muted": "#6b6158",
        "color-background-border": "#e0d5c2",
        "color-code-background": "#f6efe2",
        "color-inline-code-background": "#f1e7d5",
    },
    "dark_css_variables": {
        "color-brand-primary": "#e0ae3c",
        "color-brand-content": "#e0ae3c",
        "color-background-primary": "#1b1f23",
        "color-background-secondary": "#252a30",
        "color-foreground-primary": "#efe7d8",
        "color-foreground-secondary": "#c9bfb0",
        "color-foreground-muted": "#a99f92",
        "color-background-border": "#3a4048",
        "color-code-background": "#252a30",
        "color-inline-code-background": "#2d333a",
    },
}
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
