import type { LegalBlock, LegalDocument, LegalNames } from './LegalDocument.js'

/** The document with the names of who runs this installation in the places of `{{operator}}` and the like. */
export function nameIn(document: LegalDocument, names: LegalNames): LegalDocument {
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/gu, (place, name: string) => names[name as keyof LegalNames] ?? place)
  const fillBlock = (block: LegalBlock): LegalBlock => {
    if (typeof block === 'string') return fill(block)
    if ('heading' in block) return { heading: fill(block.heading) }
    if ('points' in block) return { points: block.points.map(fill) }
    return { ...block, rows: block.rows.map((row) => row.map(fill)) }
  }
  return {
    ...document,
    sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.map(fillBlock) })),
  }
}
