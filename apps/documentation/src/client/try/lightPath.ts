import type { PathStep } from '@saywright/grammar'

/** Lights the way of a sentence through the drawings of its rules; no steps put it out. */
export function lightPath(figure: HTMLElement, path: readonly PathStep[]): void {
  for (const lit of figure.querySelectorAll('.lit')) lit.classList.remove('lit')
  for (const box of figure.querySelectorAll<SVGGElement>('.box')) {
    const [start, end] = [Number(box.dataset.start), Number(box.dataset.end)]
    const passes = path.filter(({ range }) => range.start.offset >= start && range.start.offset < end)
    if (passes.length > 0) lightAround(box)
    if (passes.length > 1 && isAgain(passes)) lightLoop(box)
  }
  for (const option of figure.querySelectorAll('.optional:not(:has(.lit))')) {
    const way = option.parentElement?.closest('.way')
    if (way?.classList.contains('lit')) option.querySelector(':scope > .bypass')?.classList.add('lit')
  }
}

/** The box and every way that leads to it. */
function lightAround(box: Element): void {
  box.classList.add('lit')
  for (let way = box.closest('.way'); way; way = way.parentElement?.closest('.way') ?? null)
    way.classList.add('lit')
}

/** The same place twice; the words of a phrase are places of their own. */
function isAgain(passes: readonly PathStep[]): boolean {
  const [first] = passes
  return passes.filter(({ range }) => range.start.offset === first?.range.start.offset).length > 1
}

function lightLoop(box: Element): void {
  const loop = box.closest('.way:has(> .loop)')?.querySelector(':scope > .loop')
  loop?.classList.add('lit')
}
