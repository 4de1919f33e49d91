import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { limits as defaultLimits, type SocialProvider, socialProviders } from '@saywright/api/contract'
import { createSettingsReader, type Environment, refuseUnknownSettings, StartFailure } from '@saywright/http'
import { isLoopback } from './isLoopback.js'
import {
  readAddress,
  readHostName,
  readNumber,
  readPort,
  readServiceUrl,
  readUrl,
  readWord,
} from './readEnvironment.js'
import { type GenerationConfig, readGeneration } from './readGeneration.js'
import { readS3, type S3Config } from './readS3.js'
import { type ReadSetting, settings } from './settings.js'

export type Limits = {
  readonly [Name in keyof typeof defaultLimits]: (typeof defaultLimits)[Name] extends number
    ? number
    : readonly number[]
}

export interface Config {
  readonly mode: 'demo' | 'production'
  /** Whether requests of projects are approved without a review. */
  readonly autoApproves: boolean
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** The name of the product in this installation: the same as in the build of the apps. */
  readonly brandName: string
  /** Domain of the public site, without subdomain; empty in demo mode. */
  readonly domain: string
  /** How many proxies are before the server, or their addresses: whose word on the caller's address counts. */
  readonly trustProxy: number | string | false
  /** Where this machine reads figures; absent: nowhere. */
  readonly metricsPort: number | undefined
  /** Absent: SQLite in the data folder. */
  readonly databaseUrl: string | undefined
  /** Absent: files are in the data folder. */
  readonly s3: S3Config | undefined
  /** Absent: mails are written to the outbox folder. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Where messages to sales and support go. */
  readonly supportEmail: string
  readonly voiceUrl: string
  /** Shared with the voice service; absent: stored in the data folder. */
  readonly voiceToken: string | undefined
  /** Ports of the voice service to which `/voice` forwards. */
  readonly voicePorts: readonly number[]
  /** Encryption key of the database; absent: stored in the data folder. Processes on one database share it. */
  readonly secretKey: string | undefined
  readonly oidc: Readonly<Partial<Record<SocialProvider, OidcConfig>>>
  /** A service that says whether an address exists; absent: syntax and the list of webmail providers. */
  readonly emailCheckUrl: string | undefined
  /** Absent: no grammar is generated or translated, and none is sent to a service. */
  readonly generation: GenerationConfig | undefined
  /** Address of the customer database, for links of staff; absent without one. */
  readonly crmUrl: string | undefined
  /** Becomes staff at the start; without an account it gets one, and a mail to choose a password. */
  readonly staffEmail: string | undefined
  readonly studioUrl: string | undefined
  readonly demoUrl: string | undefined
  /** Another documentation than our own in the frame of the console: the same name as where the apps are built. */
  readonly documentationUrl: string | undefined
  /** Folder that holds `console/dist` and `studio/dist`. */
  readonly appsDir: string
  /** Where the packed packages are that the demonstration offers; absent: it offers none. */
  readonly packagesDir: string | undefined
  readonly limits: Limits
  readonly requestsPerMinute: number
  readonly argon2: { readonly memoryKibibytes: number; readonly passes: number }
  readonly logLevel: string
}

export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const issuers: Readonly<Record<SocialProvider, string>> = {
  GOOGLE: 'https://accounts.google.com',
  LINKEDIN: 'https://www.linkedin.com/oauth',
}

// The first is the one that is taken when none is given.
const logLevels = ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'] as const

/** The recordings of the sample project: the source and the bundle lie equally deep. */
export const samplesFolder = new URL('../assets/', import.meta.url)

const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** The name of the product: the same one as where the apps are built. */
export const brandNameIn = (environment: Environment) =>
  environment.VITE_SAYWRIGHT_NAME?.trim() || 'Saywright'

/**
 * Reads the configuration from environment variables; an empty one counts as absent.
 *
 * @throws StartFailure with one sentence when a value cannot be used, when production mode lacks one it needs, and for an unknown
 * `SAYWRIGHT_*`.
 */
export function readConfig(environment: Environment): Config {
  refuseUnknownSettings(environment, settings, ['SAYWRIGHT_', 'VITE_SAYWRIGHT_'])
  const value = createSettingsReader(environment, settings)
  const mode = readWord(value('SAYWRIGHT_MODE'), 'SAYWRIGHT_MODE', ['demo', 'production'])
  if (mode === 'production') {
    const missing = (['SMTP_URL', 'SAYWRIGHT_DOMAIN'] as const).filter((name) => !value(name))
    if (missing.length > 0) throw new StartFailure(`Production mode needs ${missing.join(' and ')}.`)
  }
  const host = value('HOST') ?? '127.0.0.1'
  if (mode === 'demo' && !isLoopback(host)) {
    throw new StartFailure(
      `Demo mode shows its password to everyone: HOST must be a loopback address, not "${host}".`,
    )
  }
  const voicePort = readPort(value('VOICE_PORT'), 'VOICE_PORT', defaultLimits.voiceProxyPort)
  const voiceUrl = readUrl(value('VOICE_URL'), 'VOICE_URL') ?? `http://127.0.0.1:${voicePort}`
  const domain = readHostName(value('SAYWRIGHT_DOMAIN'), 'SAYWRIGHT_DOMAIN') ?? ''
  const brandName = brandNameIn(environment)
  return {
    mode,
    autoApproves:
      readWord(
        value('SAYWRIGHT_AUTO_APPROVE') ?? (mode === 'demo' ? 'on' : 'off'),
        'SAYWRIGHT_AUTO_APPROVE',
        ['on', 'off'],
      ) === 'on',
    brandName,
    host,
    port: readPort(value('PORT'), 'PORT', 4600),
    dataDir: value('SAYWRIGHT_DATA_DIR') ?? `${repository}data`,
    domain,
    trustProxy: readProxies(value('TRUST_PROXY')),
    metricsPort:
      value('METRICS_PORT') === undefined ? undefined : readPort(value('METRICS_PORT'), 'METRICS_PORT', 0),
    databaseUrl: readServiceUrl(value('DATABASE_URL'), 'DATABASE_URL', ['postgresql:', 'postgres:']),
    s3: readS3(value),
    smtpUrl: readServiceUrl(value('SMTP_URL'), 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom:
      readAddress(value('MAIL_FROM'), 'MAIL_FROM') ?? `${brandName} <no-reply@${domain || 'localhost'}>`,
    supportEmail: readAddress(value('SUPPORT_EMAIL'), 'SUPPORT_EMAIL') ?? `support@${domain || 'localhost'}`,
    voiceUrl,
    voiceToken: readToken(value('VOICE_TOKEN')),
    voicePorts: [...new Set([defaultLimits.voiceProxyPort, voicePort])],
    secretKey: value('SAYWRIGHT_SECRET_KEY'),
    oidc: Object.fromEntries(
      socialProviders.flatMap((provider) => {
        const oidc = readOidc(provider, value)
        return oidc ? [[provider, oidc]] : []
      }),
    ),
    emailCheckUrl: readUrl(value('EMAIL_CHECK_URL'), 'EMAIL_CHECK_URL'),
    generation: readGeneration(value),
    crmUrl: readUrl(value('CRM_URL'), 'CRM_URL'),
    staffEmail: readAddress(value('SAYWRIGHT_STAFF_EMAIL'), 'SAYWRIGHT_STAFF_EMAIL'),
    studioUrl: readUrl(value('SAYWRIGHT_STUDIO_URL'), 'SAYWRIGHT_STUDIO_URL'),
    demoUrl: readUrl(value('SAYWRIGHT_DEMO_URL'), 'SAYWRIGHT_DEMO_URL'),
    documentationUrl: readUrl(value('VITE_SAYWRIGHT_DOCUMENTATION_URL'), 'VITE_SAYWRIGHT_DOCUMENTATION_URL'),
    appsDir: value('SAYWRIGHT_APPS_DIR') ?? `${repository}apps`,
    packagesDir: value('SAYWRIGHT_PACKAGES_DIR'),
    limits: readLimits(value('SAYWRIGHT_LIMITS')),
    requestsPerMinute: readNumber(
      value('SAYWRIGHT_REQUESTS_PER_MINUTE'),
      'SAYWRIGHT_REQUESTS_PER_MINUTE',
      1200,
      { min: 1 },
    ),
    argon2: {
      // OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
      memoryKibibytes: readNumber(value('SAYWRIGHT_ARGON2_MEMORY'), 'SAYWRIGHT_ARGON2_MEMORY', 19_456, {
        min: 8,
        max: 4_194_304,
      }),
      passes: readNumber(value('SAYWRIGHT_ARGON2_PASSES'), 'SAYWRIGHT_ARGON2_PASSES', 2, {
        min: 1,
        max: 1000,
      }),
    },
    logLevel: readWord(value('LOG_LEVEL'), 'LOG_LEVEL', logLevels),
  }
}

/** A number of proxies, or addresses and networks of them such as `10.0.0.0/8`, with commas between. */
function readProxies(text = '0'): number | string | false {
  if (/^\d$/.test(text)) return Number(text) || false
  const networks = text.split(',').map((network) => network.trim())
  const isNetwork = (network: string) => {
    const [address = '', bits = '0'] = network.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
  }
  if (networks.every(isNetwork)) return networks.join(',')
  throw new StartFailure(
    `TRUST_PROXY is how many proxies stand before the server (0 to 9), or their addresses, not "${text}".`,
  )
}

const shortestToken = 16

/** The same rule as that of the voice service, which reads it too. */
function readToken(text: string | undefined): string | undefined {
  if (text === undefined || (text.length >= shortestToken && /^[\x21-\x7e]+$/.test(text))) return text
  throw new StartFailure(
    `VOICE_TOKEN must have ${shortestToken} characters or more, without spaces and accents.`,
  )
}

/** A provider is configured by its client identifier and secret together; its issuer may be another one. */
function readOidc(provider: SocialProvider, value: ReadSetting): OidcConfig | undefined {
  const name = `OIDC_${provider}` as const
  const clientId = value(`${name}_CLIENT_ID`)
  const clientSecret = value(`${name}_CLIENT_SECRET`)
  if (!clientId !== !clientSecret) {
    throw new StartFailure(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET are needed together.`)
  }
  if (!clientId || !clientSecret) return undefined
  const issuer = readUrl(value(`${name}_ISSUER`), `${name}_ISSUER`) ?? issuers[provider]
  return { issuer, clientId, clientSecret }
}

/** Limits by name, written `failedLoginsPerAddress=1000,codesPerAddressPerHour=50`. */
function readLimits(text: string | undefined): Limits {
  const changed: Record<string, number> = {}
  for (const part of text?.split(',') ?? []) {
    const [name = '', number] = part.split('=').map((side) => side.trim())
    if (typeof defaultLimits[name as keyof Limits] !== 'number') {
      throw new StartFailure(`SAYWRIGHT_LIMITS names an unknown limit: "${name}".`)
    }
    changed[name] = readNumber(number, `SAYWRIGHT_LIMITS ${name}`, 0)
  }
  return { ...defaultLimits, ...changed }
}
