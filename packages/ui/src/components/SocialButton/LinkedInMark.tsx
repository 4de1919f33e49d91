/** The LinkedIn logo in the text colour, 16 px. */
export function LinkedInMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M4.98 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM2.8 10h4.36v11H2.8V10Zm7.1 0h4.18v1.5h.06c.58-1.05 2-2.15 4.12-2.15 4.4 0 5.22 2.75 5.22 6.33V21h-4.36v-4.7c0-1.12-.02-2.56-1.62-2.56-1.63 0-1.88 1.2-1.88 2.48V21H9.9V10Z" />
    </svg>
  )
}
