/** Where the server of the console serves the documentation of this version. */
export const ownDocumentation = '/docs/'

/**
 * Names and addresses of the operator of this installation. A link that is absent makes its action absent. Values come from
 * `VITE_SAYWRIGHT_*` at build time.
 */
export type Brand = {
  readonly name: string
  readonly supportAddress: string | undefined
  readonly productionDomain: string | undefined
  readonly links: Readonly<
    Partial<
      Record<
        'meeting' | 'sales' | 'support' | 'productTour' | 'documentation' | 'demo' | 'developmentDemo',
        string
      >
    >
  >
}

const environment: Readonly<Record<string, string | undefined>> = import.meta.env

export const brand: Brand = {
  name: environment.VITE_SAYWRIGHT_NAME ?? 'Saywright',
  supportAddress: environment.VITE_SAYWRIGHT_SUPPORT_ADDRESS,
  productionDomain: environment.VITE_SAYWRIGHT_DOMAIN,
  links: linksOf(environment),
}

function linksOf(values: typeof environment): Brand['links'] {
  const all = {
    meeting: values.VITE_SAYWRIGHT_MEETING_URL,
    sales: values.VITE_SAYWRIGHT_SALES_URL,
    support: values.VITE_SAYWRIGHT_SUPPORT_URL,
    productTour: values.VITE_SAYWRIGHT_TOUR_URL,
    documentation: values.VITE_SAYWRIGHT_DOCUMENTATION_URL ?? ownDocumentation,
    demo: values.VITE_SAYWRIGHT_DEMO_URL,
    developmentDemo: values.VITE_SAYWRIGHT_DEVELOPMENT_DEMO_URL,
  }
  return Object.fromEntries(Object.entries(all).filter(([, address]) => address))
}
