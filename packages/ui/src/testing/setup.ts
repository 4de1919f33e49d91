// What components need of a browser and jsdom does not have; what is there already stays. Import it before they are drawn.
import { escapeIdentifier } from './escapeIdentifier.js'

const widthCondition = /\((min|max)-width: (\d+(?:\.\d+)?)px\)/g

/** Knows the width of the window, as it is when one asks; nothing else of it is true. */
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

/** Nothing has a size without layout, so nothing changes it. */
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
