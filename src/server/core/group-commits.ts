/** When and how items are committed together. */
interface GroupRules<Item, Outcome> {
  /** For how long the first item waits for others, in ms. */
  readonly ms: number
  /** Of how many items a group is at most, and of how much in all unless one has more. */
  readonly items: number
  readonly weight: number
  readonly weightOf: (item: Item) => number
  /** Commits items at once, all or none. @returns an outcome for each */
  readonly commit: (items: readonly Item[]) => Promise<readonly Outcome[]>
}

interface Waiting<Item, Outcome> {
  readonly item: Item
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/**
 * Commits what arrives within a few ms together: most of a commit's time is that of the disk, whatever it commits. While
 * a group is being committed the next one gathers. Of a group that fails each item is tried alone.
 * @returns what adds an item; it resolves once the item has been committed
 */
export function groupCommits<Item, Outcome>(rules: GroupRules<Item, Outcome>): (item: Item) => Promise<Outcome> {
  const waiting: Waiting<Item, Outcome>[] = []
  let isRunning = false

  const takeGroup = (): readonly Waiting<Item, Outcome>[] => {
    let weight = 0
    const end = waiting.findIndex(({ item }, index) => {
      weight += rules.weightOf(item)
      return index >= rules.items || (index > 0 && weight > rules.weight)
    })
    return waiting.splice(0, end < 0 ? waiting.length : end)
  }
  const run = async () => {
    while (waiting.length > 0) await commitGroup(takeGroup(), rules.commit)
    isRunning = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) setTimeout(() => void run(), rules.ms)
      isRunning = true
    })
}

/** Never rejects: whoever waits is told. */
async function commitGroup<Item, Outcome>(
  group: readonly Waiting<Item, Outcome>[],
  commit: GroupRules<Item, Outcome>['commit'],
): Promise<void> {
  try {
    const outcomes = await commit(group.map(({ item }) => item))
    for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as Outcome)
  } catch (error) {
    if (group.length === 1) for (const { reject } of group) reject(error)
    else for (const one of group) await commitGroup([one], commit)
  }
}
