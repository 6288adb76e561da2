/** The state of the page that commands depend on; computed in one place, the composition root. */
export interface Context {
  readonly mobile: boolean
  readonly dark: boolean
  readonly minimal: boolean
  /** Somebody is logged in on this browser, as far as is known: at first everybody is a guest. */
  readonly loggedIn: boolean
  readonly mode: 'sequential' | 'free'
  readonly locked: boolean
  /** A text field, a dialog, the drawer or the component window has the keyboard: hotkeys are suspended. */
  readonly typing: boolean
  /** Of these it is a dialog, a menu or the drawer. */
  readonly inDialog: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/**
 * The places where the user arranges commands, by the names under which those arrangements are stored: these never
 * change, whatever the command is called.
 */
interface Surfaces {
  /** The entry's name in the right-click menu (`contextmenusConfig`), e.g. `freeMode`. */
  readonly menu?: string
  /** The tool's number in the shortcut bar (`shortcutConfig`), 1 to 6. */
  readonly tool?: number
  /** Among the first commands of the empty command palette, or never in it; else found by its name. */
  readonly palette?: 'suggested' | 'hidden'
}

interface Definition {
  /** A name of the icon set: paths would tie every command's drawing to the first frame. */
  readonly icon: string
  /** The icon that depends on the context, e.g. sun and moon. */
  readonly iconWhen?: (context: Context) => string
  readonly surfaces?: Surfaces
  /** The key of a command in no menu, e.g. `Ctrl+Z`; menu entries have theirs in the user's arrangement. */
  readonly key?: string
  /** A second key, for those who know the command by it, e.g. `Ctrl+Y`. */
  readonly otherKey?: string
  /** Where its key acts beside the home screen: in windows and their texts, or in dialogs too; such a key has modifiers. */
  readonly reach?: 'windows' | 'everywhere'
  readonly when?: (context: Context) => boolean
  /** Whether it can be run now: a menu shows it disabled, keys and palette do without it. */
  readonly enabled?: (context: Context) => boolean
  readonly checked?: (context: Context) => boolean
  /** The catalog key (without owner) of a label that depends on the context, e.g. lock and unlock. */
  readonly label?: (context: Context) => string
  /** What it would do now, in the user's language, e.g. `Undo: move 3 tiles`: a menu says it instead of the label. */
  readonly describe?: () => string | undefined
  /** `from` is the control that was used: an animation may start at it. */
  readonly run: (context: Context, from?: Element) => void | Promise<void>
}

/** An action of the user, the same on every surface: menu, key, shortcut bar or palette. */
export interface Command extends Definition {
  /** `owner.name`. */
  readonly id: string
  readonly owner: string
  readonly name: string
}

/** Declares a feature's commands. The id is `owner.name`, the label is the catalog key `owner.command.name`. */
export function defineCommands<N extends string>(
  owner: string,
  commands: Readonly<Record<N, Definition>>,
): readonly Command[] {
  return Object.entries<Definition>(commands).map(([name, definition]) => ({
    ...definition,
    id: `${owner}.${name}`,
    owner,
    name,
  }))
}

/** The commands that apply in this context: every surface shows these alone. */
export function visibleCommands(commands: readonly Command[], context: Context): readonly Command[] {
  return commands.filter((command) => command.when?.(context) ?? true)
}

/** Whether a command applies in this context and can be run now. */
export const isAvailable = ({ when, enabled }: Command, context: Context): boolean =>
  (when?.(context) ?? true) && (enabled?.(context) ?? true)

/** The catalog key of a command's label in this context. */
export function labelOf(command: Command, context: Context): string {
  return `${command.owner}.command.${command.label?.(context) ?? command.name}`
}

/** The name of a command's icon in this context. */
export function iconOf(command: Command, context: Context): string {
  return command.iconWhen?.(context) ?? command.icon
}
