import { announcer } from './announcer.js'

/** Kinds of text whose contrast was looked at and holds. */
const seen = new Set<string>()

/** Text whose contrast is not known yet, and a way to say that it holds. */
export type Unseen = { elements: Element[]; keep: () => void }

/**
 * Elements with text of a kind that was not checked: whose classes, colours and backgrounds, and those of all around it,
 * differ from those of earlier texts; or with something in front of or behind them for the first time.
 *
 * @param theme a check in one theme says nothing about another.
 */
export function unseenColors(root: Element, theme: string): Unseen {
  const elements = [...root.querySelectorAll(`*:not(${announcer}, ${announcer} *)`)]
  const layers = [...new Set(elements.flatMap(layerOf))].sort().join()
  const around = new Map<Element | null, string>([[root.parentElement, '']])
  const kindOf = (element: Element): string => {
    const known = around.get(element)
    if (known !== undefined) return known
    const kind = `${kindOf(element.parentElement ?? root)}\n${groundOf(element)}`
    around.set(element, kind)
    return kind
  }
  const kinds = new Map<string, Element[]>()
  for (const element of elements.filter(hasText)) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const kind = [theme, layers, color, fontSize, fontWeight, textShadow, kindOf(element)].join('\n')
    if (!seen.has(kind)) kinds.set(kind, [...(kinds.get(kind) ?? []), element])
  }
  return {
    elements: [...kinds.values()].flat(),
    keep: () => {
      for (const kind of kinds.keys()) seen.add(kind)
    },
  }
}

const fields = 'input:not([type="hidden"]), textarea, select'

function hasText(element: Element): boolean {
  const isWorded = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  return (isWorded || element.matches(fields)) && element.checkVisibility({ visibilityProperty: true })
}

/** The background of an element, and its classes. */
function groundOf(element: Element): string {
  const style = getComputedStyle(element)
  return [element.localName, element.getAttribute('class'), ...painted.map((name) => style[name])].join(' ')
}

const painted = ['backgroundColor', 'backgroundImage', 'opacity', 'filter', 'mixBlendMode'] as const

/** Elements that may be over or under a text outside them. */
function layerOf(element: Element): string[] {
  const { position, backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
  if (position === 'static' || (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'))
    return []
  return [`${element.getAttribute('class')} ${backgroundColor} ${backgroundImage} ${opacity}`]
}
