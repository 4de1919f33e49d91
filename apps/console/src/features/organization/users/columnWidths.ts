/** Of the two tables below each other, whose columns stand in line; what they give up on tablets goes to the names. */
export const columnWidths = {
  role: 'clamp(112px, 12vw, 160px)',
  projects: 'clamp(104px, 14vw, 190px)',
  date: 'clamp(96px, 8.5vw, 116px)',
} as const
