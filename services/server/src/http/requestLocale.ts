import { chooseLocale, type Locale } from '@saywright/api/contract'
import type { FastifyRequest } from 'fastify'

/** The language to answer in: the forced one, else the best of `Accept-Language`, else English. */
export function requestLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const forced = headers['x-forced-language']
  return chooseLocale([
    ...(typeof forced === 'string' && forced ? [forced] : []),
    ...wishes(headers['accept-language']),
  ])
}

function wishes(header: string | undefined): string[] {
  const weighed = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/)
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
  return weighed
    .filter(({ tag, weight }) => tag && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
