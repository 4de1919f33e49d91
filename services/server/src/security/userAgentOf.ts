import type { FastifyRequest } from 'fastify'

const maxCharacters = 500

/** The `User-Agent` of a browser, up to its stored length. */
export const userAgentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  headers['user-agent']?.slice(0, maxCharacters) ?? null
