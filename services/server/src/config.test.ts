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
    [{ SAYWRIGHT_AUTO_APPROVE: 'maybe' }, /SAYWRIGHT_AUTO_APPROVE must be "on" or "off"/],
    [{ SAYWRIGHT_MODE: 'test' }, /must be "demo" or "production"/],
    [{ SAYWRIGHT_MODE: 'production' }, /needs SMTP_URL and SAYWRIGHT_DOMAIN/],
    [{ SAYWRIGHT_MODE: 'production', SMTP_URL: 'smtp://x' }, /needs SAYWRIGHT_DOMAIN/],
    [{ PORT: 'http' }, /PORT must be a whole number/],
    [{ PORT: '99999' }, /PORT must be a whole number from 0 to 65535, not "99999"/],
    [{ VOICE_PORT: '70000' }, /VOICE_PORT must be a whole number from 0 to 65535/],
    [{ METRICS_PORT: '70000' }, /METRICS_PORT must be a whole number from 0 to 65535/],
    [{ DATABASE_URL: 'nonsense' }, /DATABASE_URL must be an address that begins with postgresql:\/\/ or/],
    [{ DATABASE_URL: 'mysql://root:secret@host/x' }, /^(?!.*secret).*DATABASE_URL must be an address/],
    [{ SMTP_URL: 'mail.example.com' }, /SMTP_URL must be an address that begins with smtp:/],
    [{ SAYWRIGHT_DOMAIN: 'https://example.com' }, /SAYWRIGHT_DOMAIN must be the name of a host/],
    [{ MAIL_FROM: 'Saywright' }, /MAIL_FROM is not an e-mail address/],
    [{ SUPPORT_EMAIL: 'support' }, /SUPPORT_EMAIL is not an e-mail address/],
    [{ SAYWRIGHT_STAFF_EMAIL: 'ada' }, /SAYWRIGHT_STAFF_EMAIL is not an e-mail address/],
    [{ SAYWRIGHT_STUDIO_URL: 'studio' }, /SAYWRIGHT_STUDIO_URL is not an address/],
    [{ SAYWRIGHT_DEMO_URL: 'ftp://demo' }, /SAYWRIGHT_DEMO_URL is not an address/],
    [{ EMAIL_CHECK_URL: 'check' }, /EMAIL_CHECK_URL is not an address/],
    [{ VITE_SAYWRIGHT_DOCUMENTATION_URL: 'docs' }, /VITE_SAYWRIGHT_DOCUMENTATION_URL is not an address/],
    [{ OIDC_GOOGLE_CLIENT_ID: 'x' }, /OIDC_GOOGLE_CLIENT_ID and OIDC_GOOGLE_CLIENT_SECRET are needed/],
    [{ VOICE_TOKEN: 'short' }, /VOICE_TOKEN must have 16 characters/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be "info" or/],
    [{ SAYWRIGHT_REQUESTS_PER_MINUTE: '0' }, /SAYWRIGHT_REQUESTS_PER_MINUTE must be a whole number from 1/],
    [{ SAYWRIGHT_ARGON2_MEMORY: '7' }, /SAYWRIGHT_ARGON2_MEMORY must be a whole number from 8/],
    [{ SAYWRIGHT_ARGON2_PASSES: '0' }, /SAYWRIGHT_ARGON2_PASSES must be a whole number from 1/],
    [{ SAYWRIGHT_LIMITS: 'codeTries=few' }, /SAYWRIGHT_LIMITS codeTries must be a whole number/],
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

  it('accepts valid settings', () => {
    const right = {
      DATABASE_URL: 'postgresql:///saywright?host=/run/postgresql',
      SMTP_URL: 'smtps://user:secret@mail.example.com:465',
      MAIL_FROM: 'Saywright <no-reply@example.com>',
      SUPPORT_EMAIL: 'help@example.com',
      SAYWRIGHT_DOMAIN: 'voice.example.com',
      SAYWRIGHT_MODE: 'production',
      LOG_LEVEL: 'warn',
    }
    expect(readConfig(right)).toMatchObject({
      databaseUrl: right.DATABASE_URL,
      smtpUrl: right.SMTP_URL,
      mailFrom: right.MAIL_FROM,
      supportEmail: right.SUPPORT_EMAIL,
      domain: right.SAYWRIGHT_DOMAIN,
      logLevel: 'warn',
    })
  })

  it('adjusts limits by name', () => {
    const { limits } = readConfig({ SAYWRIGHT_LIMITS: 'failedLoginsPerAddress=3, codeTries=2' })
    expect(limits).toMatchObject({ failedLoginsPerAddress: 3, codeTries: 2, failedLoginsPerIp: 100 })
  })

  it.each([
    [{}, true],
    [{ SAYWRIGHT_AUTO_APPROVE: 'off' }, false],
    [{ SAYWRIGHT_MODE: 'production', SMTP_URL: 'smtp://x', SAYWRIGHT_DOMAIN: 'example.com' }, false],
  ])('with %j requests are approved without a review: %s', (environment, autoApproves) => {
    expect(readConfig(environment).autoApproves).toBe(autoApproves)
  })
})
