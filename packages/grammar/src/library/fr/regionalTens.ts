const tens: Readonly<Record<string, readonly (readonly [value: number, word: string])[]>> = {
  BE: [
    [70, 'septante'],
    [90, 'nonante'],
  ],
  CH: [
    [70, 'septante'],
    [80, 'huitante'],
    [90, 'nonante'],
  ],
}

/** Tens that a region says in a word of its own, beside "soixante-dix", "quatre-vingts" and "quatre-vingt-dix". */
export const regionalTens = (region: string | undefined) => (region && tens[region]) || []
