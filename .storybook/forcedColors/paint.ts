export type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** A parsed computed colour: channels in [0, 255], alpha in [0, 1]. */
export function colorOf(computed: string): Color {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (computed.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, alpha]
}

/** The background of an element: its own, or that of the nearest element around it that has one. */
export function groundOf(element: Element): Color {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const color = colorOf(getComputedStyle(around).backgroundColor)
    if (color[3] > 0) return color
  }
  return [255, 255, 255, 1]
}

/** Contrast of two opaque colours, from 1 to 21. @see WCAG 2.2, relative luminance */
export function contrastOf(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Whether an element is drawn at all. */
export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/** Whether a line runs around an element, or below it, or its ground is another than that of what is around it. */
export function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element)
  return (
    style.boxShadow !== 'none' || lines.some((line) => lineOf(style, line) !== '') || hasOwnGround(element)
  )
}

const lines = ['outline', 'border-block-end', 'border-inline-start'] as const

/** The visible part of a line; nothing without one. */
function lineOf(style: CSSStyleDeclaration, line: (typeof lines)[number]): string {
  const [width = '', kind = '', color = ''] = ['width', 'style', 'color'].map((part) =>
    style.getPropertyValue(`${line}-${part}`),
  )
  // A border that is transparent by itself gets a colour of the system.
  const isForced = line !== 'outline' && style.forcedColorAdjust !== 'none'
  const isSeen = Number.parseFloat(width) > 0 && kind !== 'none' && (isForced || colorOf(color)[3] > 0)
  const offset = line === 'outline' ? style.outlineOffset : ''
  return isSeen ? `${width} ${kind} ${color} ${offset}` : ''
}

function hasOwnGround(element: Element): boolean {
  const own = colorOf(getComputedStyle(element).backgroundColor)
  if (own[3] === 0 || !element.parentElement) return false
  return contrastOf(own, groundOf(element.parentElement)) > 1.05
}

/** All that distinguishes one state of a control from another, for it and its content, as text. */
export function lookOf(element: Element): string {
  return [element, ...element.querySelectorAll('*')].map((part) => ownLookOf(part)).join('\n')
}

/** The look of an element itself, and of its pseudo-elements. */
export function ownLookOf(element: Element): string {
  const { left } = element.getBoundingClientRect()
  const place = Math.round(left - (element.parentElement?.getBoundingClientRect().left ?? 0))
  const drawing = element instanceof SVGElement ? [element.tagName, place] : []
  return [...drawing, ...[null, '::before', '::after'].map((pseudo) => styleOf(element, pseudo))].join(' ')
}

function styleOf(element: Element, pseudo: string | null): string {
  const style = getComputedStyle(element, pseudo)
  if (pseudo && style.content === 'none') return ''
  return [
    ...properties.map((name) => style.getPropertyValue(name)),
    ...lines.map((line) => lineOf(style, line)),
  ].join(' ')
}

const properties = [
  'color',
  'background-color',
  'background-image',
  'fill',
  'stroke',
  'font-weight',
  'text-decoration-line',
  'transform',
  'translate',
  'inset-inline-start',
  'visibility',
  'opacity',
  'display',
]
