import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.js'
import { writeDurably } from '../files/fileStore.js'
import { randomToken } from './tokens.js'

/** The token that only the voice service and this server know, mode 600 in the data folder unless given. */
export async function readServiceToken({ voiceToken, dataDir }: Config): Promise<string> {
  if (voiceToken) return voiceToken
  const path = join(dataDir, 'voice-token')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  const token = randomToken()
  await writeDurably(path, token)
  return token
}
