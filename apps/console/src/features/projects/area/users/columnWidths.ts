/** Of the two tables below each other, whose columns are in line; what they give up on tablets goes to the names. */
export const columnWidths = {
  role: 'clamp(120px, 13vw, 200px)',
  third: 'clamp(120px, 20vw, 320px)',
  actions: '210px',
} as const
