/** The page's own title, and what stands before it for a while. */
const shown = { title: '', lead: '' }

const write = () => {
  const { title, lead } = shown
  document.title = lead === '' ? title : `${lead} · ${title}`
}

/** Sets the title of the page. */
export function setTitle(title: string): void {
  shown.title = title
  write()
}

/** Lets something that is under way stand before the title, such as what is left of a timer; empty: the title alone. */
export function leadTitle(lead: string): void {
  if (lead === shown.lead) return
  shown.lead = lead
  write()
}
