import argon2 from '@node-rs/argon2'
import type { Config } from '../config.js'
import { randomToken } from './tokens.js'

const simultaneous = 4

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Takes the same time for an unknown account, whose `passwordHash` is `undefined`, and for one without password (`''`). */
  readonly verify: (passwordHash: string | undefined, password: string) => Promise<boolean>
  /** Runs a check of a password while at most three others do, so that limits are read before each try. */
  readonly turn: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** argon2id (the library's default), with the cost that OWASP's Password Storage Cheat Sheet recommends. */
export async function createPasswords({ argon2: cost }: Pick<Config, 'argon2'>): Promise<Passwords> {
  const options = {
    memoryCost: cost.memoryKibibytes,
    timeCost: cost.passes,
    parallelism: 1,
  }
  const nobody = await argon2.hash(randomToken(), options)
  let running = 0
  const waiting: (() => void)[] = []
  return {
    hash: (password) => argon2.hash(password.normalize('NFC'), options),
    verify: async (passwordHash, password) => {
      const isRight = await argon2.verify(passwordHash || nobody, password.normalize('NFC'))
      return isRight && Boolean(passwordHash)
    },
    turn: async (work) => {
      if (running >= simultaneous) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
