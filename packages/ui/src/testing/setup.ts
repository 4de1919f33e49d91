// Browser APIs that components need and jsdom lacks; existing ones stay. Import it before rendering them.
import { escapeIdentifier } from './escapeIdentifier.js'

const widthCondition = /\((min|max)-width: (\d+(?:\.\d+)?)px\)/g

/** Simulates media queries for the width of the window only. */
class WidthQuery extends EventTarget implements MediaQueryList {
  onchange = null
  constructor(readonly media: string) {
    super()
  }
  get matches() {
    const conditions = [...this.media.matchAll(widthCondition)]
    const isWidthAlone =
      this.media.replaceAll(widthCondition, '').replaceAll(/\b(?:only|screen|all|and)\b|\s/g, '') === ''
    return (
      isWidthAlone &&
      conditions.every(([, end, width]) =>
        end === 'min' ? window.innerWidth >= Number(width) : window.innerWidth <= Number(width),
      )
    )
  }
  addListener() {}
  removeListener() {}
}

/** Without layout no element has a size, so no resize is reported. */
class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.matchMedia ??= (query) => new WidthQuery(query)
window.ResizeObserver ??= NoResize
window.CSS ??= {} as typeof CSS
CSS.escape ??= escapeIdentifier
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.checkVisibility ??= () => true
Document.prototype.getAnimations ??= () => []
