const most = 24

/** The look of a control and of its surroundings, which may show the focus, as text. */
export function lookOf(control: Element): string {
  const box = boxOf(control)
  const inside = [...box.querySelectorAll('*')].slice(0, most)
  return [box, ...inside, ...around(box)]
    .flatMap((element) => [null, '::before', '::after'].map((pseudo) => paintOf(element, pseudo)))
    .join('\n')
}

/** The control, or what is drawn in place of an invisible input. */
export function boxOf(control: Element): Element {
  let box = control
  for (const each of [control, ...around(control)]) {
    if (isUnseen(each)) box = each.parentElement ?? each
  }
  return box === control ? control : (control.closest('label') ?? box)
}

/** The four elements around an element, nearest first. */
function around(element: Element): Element[] {
  const found: Element[] = []
  for (let each = element.parentElement; each && found.length < 4; each = each.parentElement) found.push(each)
  return found
}

function isUnseen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  const { opacity, overflow } = getComputedStyle(element)
  return opacity === '0' || (overflow === 'hidden' && (width <= 2 || height <= 2))
}

function paintOf(element: Element, pseudo: string | null): string {
  const style = getComputedStyle(element, pseudo)
  if (pseudo && style.content === 'none') return ''
  const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`
  return [outline, style.boxShadow, style.borderColor, style.borderWidth, style.backgroundColor].join(' ')
}
