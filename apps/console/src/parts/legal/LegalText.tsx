import { Prose } from '@saywright/ui'
import type { LegalBlock, LegalSection } from './LegalDocument.js'
import { wide } from './LegalText.css.js'

export type LegalTextProps = {
  sections: readonly LegalSection[]
  /** Begins the ids of the headings, so that a page may hold more than one text. */
  prefix: string
}

/** The sections of a legal text, one below the other. */
export function LegalText({ sections, prefix }: LegalTextProps) {
  return (
    <Prose>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={`${prefix}-${id}`}>
          <h2 id={`${prefix}-${id}`}>{heading}</h2>
          {blocks.map((block, place) => (
            <Block key={place} block={block} />
          ))}
        </section>
      ))}
    </Prose>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('heading' in block) return <h3>{block.heading}</h3>
  if ('points' in block)
    return (
      <ul>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label={block.caption}
      className={wide}
    >
      <table>
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
