/** A key and a certificate for `localhost` that nobody vouches for: for servers of tests, and for nothing else. */
export const testKey = `
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQguZXgBg19r3/c70CH
HyI68e+ieqNFw+FSOXvCQ8yuMvOhRANCAAR8BZptA/dtaEHs2tEVzVKGrjrB/m0T
t6/oOvEC6IKnPU1YlmdOkj8PhDixzH3BNp2RTEku2NvhrtxU6NAnfurL
-----END PRIVATE KEY-----
`.trim();

export const testCertificate = `
-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUN1ip9nSlGmcpyi61qrBg5APe4tUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTIyMTkyNVoYDzIxMjYxMDI4
MjIxOTI1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR8BZptA/dtaEHs2tEVzVKGrjrB/m0Tt6/oOvEC6IKnPU1YlmdOkj8P
hDixzH3BNp2RTEku2NvhrtxU6NAnfurLo28wbTAdBgNVHQ4EFgQULy07ZkahppP2
lQU+LEZdQKOaHMIwHwYDVR0jBBgwFoAULy07ZkahppP2lQU+LEZdQKOaHMIwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgQdNRTPWkGnj2PfcLpmdOSVpcxLlBf/bHTNpM0uvSFoUCIG1Y
TPQYCxsv9ksE9rMbCEwXQt0lYM/87imxc+8Mj3/s
-----END CERTIFICATE-----
`.trim();
