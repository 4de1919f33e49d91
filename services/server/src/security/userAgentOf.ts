import type { FastifyRequest } from 'fastify'

const maxCharacters = 500

/** What a browser says it is, as far as it is kept. */
export const userAgentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  headers['user-agent']?.slice(0, maxCharacters) ?? null
