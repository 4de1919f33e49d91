import { limits } from '@saywright/api/contract'
import { pageSizes } from '@saywright/ui'

/** Which page of a list is shown. */
export type PagePlace = {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** The page of an address; invalid values are ignored. */
export function readPagePlace(params: URLSearchParams): PagePlace {
  return {
    page: atLeastOne(params.get('page')) ?? 1,
    pageSize: pageSizes.find((size) => String(size) === params.get('size')) ?? limits.pageSize,
  }
}

/** The query of the address: values other than the defaults. */
export function writtenPagePlace({ page, pageSize }: PagePlace): Record<string, string> {
  return {
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== limits.pageSize && { size: String(pageSize) }),
  }
}

function atLeastOne(written: string | null): number | undefined {
  const number = Number(written)
  return Number.isSafeInteger(number) && number >= 1 && number <= 100_000 ? number : undefined
}
