/** What the toolbar can do with a text, in its order. */
export const TOOLS = ['heading', 'bold', 'italic', 'checklist', 'list', 'quote', 'table', 'link', 'code'] as const
export type Tool = (typeof TOOLS)[number]
