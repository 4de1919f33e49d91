import type { Setting } from '@saywright/http'

/** Every setting of the server and of the builds beside it; `docs/settings.md` is generated from it. */
export const settings = [
  { name: 'HOST', area: 'Server', meaning: 'Address on which the server listens.', fallback: '`127.0.0.1`' },
  { name: 'PORT', area: 'Server', meaning: 'Port of the server; `0` takes a free one.', fallback: '`4600`' },
  {
    name: 'SAYWRIGHT_MODE',
    area: 'Server',
    meaning:
      '`demo` or `production`. Demo mode seeds sample data, shows its password, and listens on loopback alone; production needs `SAYWRIGHT_DOMAIN` and `SMTP_URL`.',
    fallback: '`demo`',
  },
  {
    name: 'SAYWRIGHT_DOMAIN',
    area: 'Server',
    meaning:
      'Host name of the console without `https://`, such as `voice.example.com`. Needed in production.',
  },
  {
    name: 'SAYWRIGHT_STUDIO_URL',
    area: 'Server',
    meaning: 'Address of the studio where it is not `studio.` before the domain.',
    fallback: '`studio.` before the host',
  },
  {
    name: 'SAYWRIGHT_DEMO_URL',
    area: 'Server',
    meaning: 'Address of the demo host where it is not `demo.` before the domain.',
    fallback: '`demo.` before the host',
  },
  {
    name: 'TRUST_PROXY',
    area: 'Server',
    meaning:
      'How many proxies stand before the server (`0` to `9`), or their addresses (`10.0.0.2,fd00::/8`). Without it the proxy counts as the caller.',
    fallback: '`0`',
  },
  {
    name: 'METRICS_PORT',
    area: 'Server',
    meaning: 'Port on `127.0.0.1` where `/metrics` gives figures to Prometheus.',
    fallback: 'no metrics',
  },
  {
    name: 'LOG_LEVEL',
    area: 'Server',
    meaning: '`info`, `fatal`, `error`, `warn`, `debug`, `trace` or `silent`.',
    fallback: '`info`',
  },
  {
    name: 'SAYWRIGHT_REQUESTS_PER_MINUTE',
    area: 'Server',
    meaning:
      'Requests to the API and the voice service from one address in a minute; more are refused with 429.',
    fallback: '`1200`',
  },
  {
    name: 'SAYWRIGHT_LIMITS',
    area: 'Server',
    meaning:
      'Other limits by name, `organizationsPerPerson=20,sessionIdleDays=3`: those of `packages/api/src/contract/*/limits.ts`.',
  },
  {
    name: 'SAYWRIGHT_APPS_DIR',
    area: 'Server',
    meaning: 'Folder that holds `console/dist`, `studio/dist` and `documentation/dist`.',
    fallback: '`apps` of the repository',
  },
  {
    name: 'SAYWRIGHT_PACKAGES_DIR',
    area: 'Server',
    meaning:
      'Folder of packed packages, `saywright-*.tgz`, that demo mode offers as downloads. `npm start` packs those of the repository in the background.',
    fallback: 'none; with `npm start` those of the repository',
  },
  {
    name: 'SAYWRIGHT_DATA_DIR',
    area: 'Data',
    meaning: 'Folder of the database, files, uploads under way and the local mailbox.',
    fallback: '`data` of the repository',
  },
  {
    name: 'DATABASE_URL',
    area: 'Data',
    isSecret: true,
    meaning:
      'PostgreSQL 15 or later instead of SQLite, `postgresql://…`. Its role owns the database or may create schemas; no extensions.',
    fallback: 'SQLite in the data folder',
  },
  {
    name: 'SAYWRIGHT_SECRET_KEY',
    area: 'Data',
    isSecret: true,
    meaning: 'Key of secrets in the database. Server processes on one database share it.',
    fallback: 'made at first start, in the data folder',
  },
  {
    name: 'S3_BUCKET',
    area: 'Data',
    meaning: 'Bucket for files instead of the data folder.',
    fallback: 'files in the data folder',
  },
  { name: 'S3_REGION', area: 'Data', meaning: 'Region of the bucket.', fallback: '`us-east-1`' },
  {
    name: 'S3_ENDPOINT',
    area: 'Data',
    meaning: 'Address of another server than that of Amazon.',
    fallback: 'that of Amazon',
  },
  {
    name: 'S3_ACCESS_KEY_ID',
    area: 'Data',
    meaning: 'Who may read, write, list and delete in the bucket; needs `S3_SECRET_ACCESS_KEY`.',
    fallback: 'the role of the machine',
  },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    area: 'Data',
    isSecret: true,
    meaning: 'Secret of `S3_ACCESS_KEY_ID`.',
    fallback: 'the role of the machine',
  },
  {
    name: 'SMTP_URL',
    area: 'Mail',
    isSecret: true,
    meaning: 'Where mails are sent, `smtps://user:password@mail.example.com:465`. Needed in production.',
    fallback: 'a local mailbox at `/dev/mailbox`',
  },
  {
    name: 'MAIL_FROM',
    area: 'Mail',
    meaning: 'Sender of mails, an address alone or `Name <address>`.',
    fallback: '`no-reply@` the domain',
  },
  {
    name: 'SUPPORT_EMAIL',
    area: 'Mail',
    meaning: 'Where messages to sales and support go.',
    fallback: '`support@` the domain',
  },
  {
    name: 'EMAIL_CHECK_URL',
    area: 'Mail',
    meaning: 'Service that says whether an address exists.',
    fallback: 'syntax, and a list of webmail providers',
  },
  {
    name: 'SAYWRIGHT_AUTO_APPROVE',
    area: 'People',
    meaning: '`on` approves what projects ask for without review, `off` leaves it to staff.',
    fallback: '`on` in demo mode, else `off`',
  },
  {
    name: 'SAYWRIGHT_STAFF_EMAIL',
    area: 'People',
    meaning: 'Who becomes the first person of staff; without an account a mail to choose a password is sent.',
  },
  {
    name: 'CRM_URL',
    area: 'People',
    meaning: 'Where the customer database is, for links in the staff area.',
    fallback: 'no links',
  },
  {
    name: 'OIDC_GOOGLE_CLIENT_ID',
    area: 'People',
    meaning: 'Client of the sign-in with Google; needs its secret.',
    fallback: 'no such sign-in',
  },
  {
    name: 'OIDC_GOOGLE_CLIENT_SECRET',
    area: 'People',
    isSecret: true,
    meaning: 'Secret of `OIDC_GOOGLE_CLIENT_ID`.',
  },
  {
    name: 'OIDC_GOOGLE_ISSUER',
    area: 'People',
    meaning: 'Another issuer that speaks OpenID Connect.',
    fallback: '`https://accounts.google.com`',
  },
  {
    name: 'OIDC_LINKEDIN_CLIENT_ID',
    area: 'People',
    meaning: 'Client of the sign-in with LinkedIn; needs its secret.',
    fallback: 'no such sign-in',
  },
  {
    name: 'OIDC_LINKEDIN_CLIENT_SECRET',
    area: 'People',
    isSecret: true,
    meaning: 'Secret of `OIDC_LINKEDIN_CLIENT_ID`.',
  },
  {
    name: 'OIDC_LINKEDIN_ISSUER',
    area: 'People',
    meaning: 'Another issuer that speaks OpenID Connect.',
    fallback: '`https://www.linkedin.com/oauth`',
  },
  {
    name: 'SAYWRIGHT_ARGON2_MEMORY',
    area: 'People',
    meaning: 'Memory of one password hash (argon2id) in KiB, 8 to 4,194,304.',
    fallback: '`19456`',
  },
  {
    name: 'SAYWRIGHT_ARGON2_PASSES',
    area: 'People',
    meaning: 'Passes of one password hash, 1 to 1,000.',
    fallback: '`2`',
  },
  {
    name: 'VOICE_URL',
    area: 'Voice and text',
    meaning: 'Address of a voice service on another machine.',
    fallback: 'this machine, `VOICE_PORT`',
  },
  {
    name: 'VOICE_PORT',
    area: 'Voice and text',
    meaning: 'Port of the voice service; it listens on loopback.',
    fallback: '`51000`',
  },
  {
    name: 'VOICE_TOKEN',
    area: 'Voice and text',
    isSecret: true,
    meaning:
      'Token that only the server and the voice service know, 16 printable characters or more. `npm start` makes one.',
    fallback: 'in the data folder',
  },
  {
    name: 'GENERATION_URL',
    area: 'Voice and text',
    meaning:
      'Address before `/chat/completions` of a text service that speaks OpenAI’s protocol; what people ask of the grammar assistant goes there. Needs `GENERATION_MODEL`.',
    fallback: 'no assistant, nothing leaves the machine',
  },
  { name: 'GENERATION_MODEL', area: 'Voice and text', meaning: 'Model that the text service is asked for.' },
  {
    name: 'GENERATION_KEY',
    area: 'Voice and text',
    isSecret: true,
    meaning: 'Key of the text service, if it wants one.',
  },
  {
    name: 'VITE_SAYWRIGHT_NAME',
    area: 'Brand, read when the apps are built and by the server',
    meaning: 'Name of the product, in pages and mails.',
    fallback: '`Saywright`',
  },
  {
    name: 'VITE_SAYWRIGHT_DOCUMENTATION_URL',
    area: 'Brand, read when the apps are built and by the server',
    meaning: 'Documentation other than the one of this version.',
    fallback: '`/docs/`',
  },
  {
    name: 'VITE_SAYWRIGHT_DOMAIN',
    area: 'Brand, read when the apps are built',
    meaning: 'Domain of the production site, where a development site leads to it.',
  },
  {
    name: 'VITE_SAYWRIGHT_SUPPORT_ADDRESS',
    area: 'Brand, read when the apps are built',
    meaning: 'E-mail address of support.',
  },
  {
    name: 'VITE_SAYWRIGHT_MEETING_URL',
    area: 'Brand, read when the apps are built',
    meaning: 'Where to book a meeting.',
  },
  {
    name: 'VITE_SAYWRIGHT_SALES_URL',
    area: 'Brand, read when the apps are built',
    meaning: 'Where to contact sales.',
  },
  {
    name: 'VITE_SAYWRIGHT_SUPPORT_URL',
    area: 'Brand, read when the apps are built',
    meaning: 'Where to contact support.',
  },
  {
    name: 'VITE_SAYWRIGHT_TOUR_URL',
    area: 'Brand, read when the apps are built',
    meaning: 'Tour of the product.',
  },
  {
    name: 'VITE_SAYWRIGHT_DEMO_URL',
    area: 'Brand, read when the apps are built',
    meaning: 'Address of the online demo; without it `/demo` says that none is set up.',
    fallback: 'no demo',
  },
  {
    name: 'VITE_SAYWRIGHT_DEVELOPMENT_DEMO_URL',
    area: 'Brand, read when the apps are built',
    meaning: 'Online demo of a development site.',
  },
  {
    name: 'VITE_SAYWRIGHT_OPERATOR',
    area: 'Brand, read when the apps are built',
    meaning: 'Name and address of who runs this installation, in the legal texts.',
    fallback: 'a general wording',
  },
  {
    name: 'VITE_SAYWRIGHT_LAW',
    area: 'Brand, read when the apps are built',
    meaning: 'Law that the terms are under.',
    fallback: 'a general wording',
  },
  {
    name: 'VITE_SAYWRIGHT_MEDIATOR',
    area: 'Brand, read when the apps are built',
    meaning: 'Consumer mediator that the terms name.',
    fallback: 'a general wording',
  },
  {
    name: 'SAYWRIGHT_TOKEN',
    area: 'Command line',
    meaning: 'Access token of the `saywright` command.',
  },
  { name: 'SAYWRIGHT_REQUESTS', area: 'Tests', meaning: 'Number of requests generated from the contract.' },
  { name: 'SAYWRIGHT_SEED', area: 'Tests', meaning: 'Seed of the generated requests.' },
  { name: 'SAYWRIGHT_KILLS', area: 'Tests', meaning: 'How often a test kills the server.' },
  { name: 'SAYWRIGHT_TEXTS', area: 'Tests', meaning: 'Number of damaged grammars that are read.' },
  { name: 'SAYWRIGHT_GRAMMARS', area: 'Tests', meaning: 'Number of generated grammars that are matched.' },
] as const satisfies readonly Setting[]

export type SettingName = (typeof settings)[number]['name']

/** Reads one setting; a name that is in no row of the table does not compile. */
export type ReadSetting = (name: SettingName) => string | undefined
