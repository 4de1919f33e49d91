import { describe, expect, it } from 'vitest'
import { readConfig } from './config.js'

describe('readConfig', () => {
  it('needs nothing in demo mode', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 4600,
      trustProxy: false,
      voiceUrl: 'http://127.0.0.1:51000',
    })
    expect(config.argon2).toEqual({ memoryKibibytes: 19_456, passes: 2 })
    expect(config.dataDir).toMatch(/\/data$/)
  })

  it.each([
    [{ SAYWRIGHT_MODE: 'test' }, /must be "demo" or "production"/],
    [{ SAYWRIGHT_MODE: 'production' }, /needs SMTP_URL and SAYWRIGHT_DOMAIN/],
    [{ SAYWRIGHT_MODE: 'production', SMTP_URL: 'smtp://x' }, /needs SAYWRIGHT_DOMAIN/],
    [{ PORT: 'http' }, /PORT must be a whole number/],
    [{ HOST: '0.0.0.0' }, /must be a loopback address/],
    [{ VOICE_URL: 'voice' }, /VOICE_URL is not an address/],
    [{ TRUST_PROXY: 'true' }, /how many proxies stand before the server/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /or their addresses, not "10.0.0.0\/33"/],
    [{ METRICS_PORT: 'on' }, /METRICS_PORT must be a whole number/],
    [{ SAYWRIGHT_LIMITS: 'nothing=1' }, /unknown limit: "nothing"/],
  ])('%o is refused', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it.each([
    [undefined, false],
    ['0', false],
    ['2', 2],
    ['10.0.0.2, fd00::/8', '10.0.0.2,fd00::/8'],
  ])('TRUST_PROXY %j is %j', (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy, metricsPort: undefined })
  })

  it('adjusts limits by name', () => {
    const { limits } = readConfig({ SAYWRIGHT_LIMITS: 'failedLoginsPerAddress=3, codeTries=2' })
    expect(limits).toMatchObject({ failedLoginsPerAddress: 3, codeTries: 2, failedLoginsPerIp: 100 })
  })
})
