/** The Google logo in the text colour, 16 px. */
export function GoogleMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12.2 10.3h10.1c.1.6.2 1.2.2 2 0 6-4 10.2-10.1 10.2A10.4 10.4 0 0 1 1.8 12 10.4 10.4 0 0 1 12.4 1.5c2.8 0 5.2 1 7 2.7l-3 2.9a5.7 5.7 0 0 0-4-1.6A6.4 6.4 0 0 0 6 12a6.4 6.4 0 0 0 6.4 6.5c4 0 5.5-2.7 5.8-4.3h-6v-3.9Z" />
    </svg>
  )
}
