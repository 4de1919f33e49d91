import { globalLayer } from '@vanilla-extract/css'

const root = globalLayer('saywright')

/** All cascade layers, in ascending priority. Every rule of every package belongs to one of them. */
export const layers = {
  reset: globalLayer({ parent: root }, 'reset'),
  tokens: globalLayer({ parent: root }, 'tokens'),
  base: globalLayer({ parent: root }, 'base'),
  components: globalLayer({ parent: root }, 'components'),
  patterns: globalLayer({ parent: root }, 'patterns'),
  screens: globalLayer({ parent: root }, 'screens'),
}
