import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemonstrationLogin } from '../context.js'
import { writeDurably } from '../files/fileStore.js'
import { randomCode } from '../security/tokens.js'

/** The login of a data folder in demo mode: made once at random, mode 600, never the same on two machines. */
export async function readDemonstrationLogin(
  dataDir: string,
): Promise<{ login: DemonstrationLogin; isNew: boolean }> {
  const path = join(dataDir, 'demonstration-login.json')
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  const login = kept === undefined ? undefined : parseLogin(kept)
  if (login) return { login, isNew: false }
  const made = { email: 'demo@example.com', password: `Say!${randomCode(12).toLowerCase()}7` }
  await writeDurably(path, `${JSON.stringify(made, null, 2)}\n`)
  return { login: made, isNew: true }
}

function parseLogin(text: string): DemonstrationLogin | undefined {
  try {
    const { email, password } = JSON.parse(text) as Partial<DemonstrationLogin>
    return typeof email === 'string' && typeof password === 'string' ? { email, password } : undefined
  } catch {
    return undefined
  }
}
