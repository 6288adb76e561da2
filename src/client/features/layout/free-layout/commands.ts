import { type Context, defineCommands } from '../../../core/contribute/command.ts'
import { currentGroupIndex, home } from '../../data/home/index.ts'
import './edit-session.ts' // watches the document from the start
import { switchMode, toggleLock } from './mode-switch.ts'

const currentGroupId = () => home.get().groups[currentGroupIndex()]?.id ?? ''
const isFree = ({ mode }: Context) => mode === 'free'

/** The commands for the layout of the group on screen. */
export default defineCommands('free-layout', {
  mode: {
    icon: 'freeLayout',
    surfaces: { menu: 'freeMode', tool: 3 },
    iconWhen: (context) => (isFree(context) ? 'grid' : 'freeLayout'),
    when: ({ mobile, minimal }) => !mobile && !minimal,
    label: (context) => (isFree(context) ? 'sequential' : 'mode'),
    run: () => switchMode(currentGroupId()),
  },
  lock: {
    icon: 'lock',
    surfaces: { tool: 5 },
    iconWhen: ({ locked }) => (locked ? 'lock' : 'unlock'),
    key: 'Ctrl+L',
    when: (context) => !context.mobile && !context.minimal && isFree(context),
    label: ({ locked }) => (locked ? 'unlock' : 'lock'),
    run: () => toggleLock(currentGroupId()),
  },
})
