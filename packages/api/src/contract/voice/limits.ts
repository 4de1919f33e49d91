export const voiceProxyPort = 51_000
