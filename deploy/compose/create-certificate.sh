#!/bin/sh
# For the mail server of compose.yaml: mails carry one-time codes, so the worker speaks to no server without TLS.
set -eu
cd /run/certificates
[ -f certificate.pem ] || openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 \
  -subj /CN=mail -addext subjectAltName=DNS:mail -keyout key.pem -out certificate.pem
