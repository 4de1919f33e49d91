import type { BoxShape, FrameShape, GroupShape, LabelShape, RailShape, Shape } from '@saywright/grammar'

/** A frame or label with what it belongs to: a tag, an open rule, or a repeat. */
type InGroup<Kind extends Shape> = { readonly shape: Kind; readonly group: GroupShape }

/** The shapes of a drawing in the order in which they lie on each other. */
export type Layers = {
  readonly frames: readonly (InGroup<FrameShape> & { readonly text: string | undefined })[]
  readonly rails: readonly RailShape[]
  readonly labels: readonly InGroup<LabelShape>[]
  readonly boxes: readonly BoxShape[]
}

/** @param lit rails on the way of the sentence come last, since others begin on them. */
export function layersOf(root: GroupShape, lit: ReadonlySet<Shape>): Layers {
  const frames: Layers['frames'][number][] = []
  const labels: InGroup<LabelShape>[] = []
  const rails: RailShape[] = []
  const boxes: BoxShape[] = []
  const visit = (group: GroupShape): void => {
    for (const shape of group.items) {
      if (shape.kind === 'group') visit(shape)
      else if (shape.kind === 'frame') frames.push({ shape, group, text: labelOf(group) })
      else if (shape.kind === 'label') labels.push({ shape, group })
      else if (shape.kind === 'rail') rails.push(shape)
      else boxes.push(shape)
    }
  }
  visit(root)
  return { frames, labels, boxes, rails: rails.toSorted((a, b) => Number(lit.has(a)) - Number(lit.has(b))) }
}

const labelOf = ({ items }: GroupShape) => items.find((item) => item.kind === 'label')?.text
