import { expect, it } from 'vitest'
import { readConfig } from './config.js'
import { isSelfContained } from './isSelfContained.js'

const s3 = { S3_BUCKET: 'saywright', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
const google = { OIDC_GOOGLE_CLIENT_ID: 'id', OIDC_GOOGLE_CLIENT_SECRET: 'secret' }

it.each([
  {},
  { DATABASE_URL: 'postgresql://saywright@127.0.0.1:5433/saywright' },
  { DATABASE_URL: 'postgresql:///saywright?host=/var/run/postgresql' },
  { ...s3, S3_ENDPOINT: 'http://localhost:4568' },
  { VOICE_URL: 'http://[::1]:51000' },
  { SMTP_URL: 'smtp://localhost:1025' },
  { GENERATION_URL: 'http://127.0.0.1:11434/v1', GENERATION_MODEL: 'small' },
  { ...google, OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:9000' },
])('%o keeps everything on this machine', (environment) => {
  expect(isSelfContained(readConfig(environment))).toBe(true)
})

it.each([
  { DATABASE_URL: 'postgresql://saywright@database.internal/saywright' },
  { DATABASE_URL: 'postgresql:///saywright?host=database.internal' },
  { DATABASE_URL: 'postgresql://localhost/saywright?host=database.internal' },
  // The environment decides the host then.
  { DATABASE_URL: 'postgresql:///saywright' },
  { VOICE_URL: 'http://voice.localhost:51000' },
  s3,
  { ...s3, S3_ENDPOINT: 'https://objects.example.com' },
  { VOICE_URL: 'http://10.0.0.7:51000' },
  { SMTP_URL: 'smtp://mail.example.com:587' },
  { EMAIL_CHECK_URL: 'https://check.example.com' },
  { GENERATION_URL: 'https://llm.example.com/v1', GENERATION_MODEL: 'large' },
  google,
])('%o sends something to another', (environment) => {
  expect(isSelfContained(readConfig(environment))).toBe(false)
})
