export const tagsPerCategory = 20
export const categoriesPerProject = 50
