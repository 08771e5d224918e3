"""The OpenAPI description: what is accepted, and every way in which a request can fail.

The framework describes errors of its own shape for some of them, where ours all look the same, and
does not say that an unknown field is refused.
"""

from collections.abc import Iterator
from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException
from litestar.openapi.plugins import JsonRenderPlugin

from motherlode.table.plans import Form

PROBLEM = {
    "type": "object",
    "description": "What was wrong: for programs, and for people.",
    "properties": {
        "slug": {"type": "string"},
        "message": {"type": "string"},
        "line": {"type": "integer"},
        "column": {"type": "integer"},
        "values": {"type": "object"},
    },
    "required": ["slug", "message"],
}
FAILED = {
    "description": "Not done, and why",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


class Description(JsonRenderPlugin):
    """Serves it as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The framework's description, completed."""
        return super().render(request, completed(openapi_schema))


def methods_at(request: Request[Any, Any, Any]) -> str:
    """What can be done at an address, for the header `allow`."""
    allowed = ["OPTIONS"]
    for method in ("GET", "POST", "PUT", "DELETE"):
        try:
            request.app.asgi_router.handle_routing(path=request.scope["path"], method=method)
        except HTTPException:
            continue
        allowed += ["GET", "HEAD"] if method == "GET" else [method]
    return ", ".join(allowed)


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """Every operation may be refused, and forms have no other fields than theirs."""
    paths = {
        path: {method: _with_problems(operation) for method, operation in item.items()}
        for path, item in schema["paths"].items()
    }
    components = schema.get("components", {})
    forms = {form.__name__ for form in _forms(Form)}
    schemas = {
        name: {**body, "additionalProperties": False} if name in forms else body
        for name, body in components.get("schemas", {}).items()
    }
    schemas["Problem"] = PROBLEM
    return {**schema, "paths": paths, "components": {**components, "schemas": schemas}}


def _with_problems(operation: dict[str, Any]) -> dict[str, Any]:
    own = {code: answer for code, answer in operation["responses"].items() if code != "400"}
    return {**operation, "responses": {**own, "4XX": FAILED, "5XX": FAILED}}


def _forms(form: type[Form]) -> Iterator[type[Form]]:
    for kind in form.__subclasses__():
        yield kind
        yield from _forms(kind)
