import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.js'
import { writeDurably } from '../files/fileStore.js'
import { StartFailure } from '../readEnvironment.js'
import { randomToken } from './tokens.js'

/** The token that only the voice service and this server know, mode 600 in the data folder unless given. */
export async function readServiceToken({ voiceToken, voiceTokenFile, dataDir }: Config): Promise<string> {
  if (voiceToken) return voiceToken
  const path = voiceTokenFile ?? join(dataDir, 'voice-token')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  if (voiceTokenFile) throw new StartFailure(`VOICE_TOKEN_FILE cannot be read: ${voiceTokenFile}.`)
  const token = randomToken()
  await writeDurably(path, token)
  return token
}
