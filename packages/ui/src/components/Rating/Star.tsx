import { star } from './Rating.css.js'

const points = 'm12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.6-5.9-3.3-5.9 3.3 1.3-6.6L2.5 9.5l6.6-.8Z'

/** A star, filled or outlined. */
export function Star({ isFull }: { isFull: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" data-full={isFull || undefined} className={star}>
      <path d={points} />
    </svg>
  )
}
