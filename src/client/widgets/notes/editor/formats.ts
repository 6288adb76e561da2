import type { Messages } from '../../../kit/text.ts'
import { code, type Format, heading, link, list, quote, table, wrap } from './formatting.ts'
import type { Tool } from './tools.ts'

/** The change that a tool makes. @param messages has the words of a new table */
export function formatOf(tool: Tool, messages: Messages<'tableColumn' | 'tableContent'>): Format {
  switch (tool) {
    case 'heading':
      return heading
    case 'bold':
      return wrap('**')
    case 'italic':
      return wrap('*')
    case 'checklist':
      return list('- [ ] ')
    case 'list':
      return list('- ')
    case 'quote':
      return quote
    case 'table':
      return table([messages('tableColumn'), messages('tableContent')])
    case 'link':
      return link
    case 'code':
      return code
  }
}
