"""Every clause about play is shown by a test, and no test cites a clause that does not exist."""

import pytest
from clauses import clauses, packages


@pytest.mark.parametrize("package", packages())
def test_every_clause_is_cited_by_a_test(package: str, cited: dict[str, set[str]]) -> None:
    missing = [clause for clause in clauses(package) if clause not in cited.get(package, set())]
    assert not missing, f"no test cites {', '.join(missing)}"


@pytest.mark.parametrize("package", packages())
def test_no_test_cites_an_unknown_clause(package: str, cited: dict[str, set[str]]) -> None:
    unknown = sorted(cited.get(package, set()) - set(clauses(package)))
    assert not unknown, f"not in the clause list: {', '.join(unknown)}"
