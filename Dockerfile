# Kuroshio's server. Build: docker build -t kuroshio .   Run: see compose.yaml and docs/server.md.
FROM python:3.12-slim AS build
WORKDIR /src
COPY pyproject.toml requirements.lock LICENSE README.md ./
RUN python -m venv /opt/kuroshio \
    && /opt/kuroshio/bin/pip install --no-cache-dir -c requirements.lock hatchling editables
COPY src src
RUN /opt/kuroshio/bin/pip install --no-cache-dir -c requirements.lock --no-build-isolation \
    ".[postgres,fast]"

FROM python:3.12-slim
COPY --from=build /opt/kuroshio /opt/kuroshio
RUN useradd --system --create-home --home-dir /var/lib/kuroshio kuroshio
USER kuroshio
ENV PATH=/opt/kuroshio/bin:$PATH \
    KUROSHIO_CACHE=/var/lib/kuroshio/cache \
    KUROSHIO_DATA=/var/lib/kuroshio/data \
    KUROSHIO_HOST=0.0.0.0
# The games are compiled here once, so that a new container starts warm on the same kind of CPU.
RUN kuroshio warm
VOLUME /var/lib/kuroshio/data
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --start-period=60s CMD \
    ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/healthz', timeout=3)"]
CMD ["kuroshio", "serve"]
