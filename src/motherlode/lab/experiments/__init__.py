"""Experiments: a description, many games on all cores, results as Parquet, a report as HTML.

experiment = read_description("mine.toml")     # description.py
run(experiment, folder)                        # run.py; resumable, or on a Ray cluster
write_report(folder, "mine.html")              # report.py
"""
