/**
 * How well two resumes of one person are recognized: 500 planted pairs of invented people among people who look alike.
 * Fails below precision .99 or recall .95.
 *
 *   npm run measure:duplicates
 */
import { machine } from './bench/machine.ts';
import { createRandom } from './fuzz/mutate.ts';
import { measureRecognition, type Pair, sharesOf } from './people/measure-recognition.ts';
import { plantPeople } from './people/plant-people.ts';

const pairs = 500;
const random = createRandom(23);
const planted = plantPeople(pairs, random);
const found = measureRecognition(planted);
const { precision, recall, precisionOfJoins } = sharesOf(found);

console.log(`${planted.length} resumes, ${pairs} planted pairs; ${machine}`);
console.log(
  `joined by themselves: ${found.joined.right} right, ${found.joined.wrong.length} wrong (precision ${precisionOfJoins.toFixed(4)})`,
);
console.log(`proposed:             ${found.proposed.right} right, ${found.proposed.wrong.length} wrong`);
console.log(`missed:               ${found.missed.length}`);
console.log(`precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`);
tell('joined, and wrong', found.joined.wrong);
tell('proposed, and wrong', found.proposed.wrong);
tell('missed', found.missed);
if (precision < 0.99 || recall < 0.95 || precisionOfJoins < 0.99) process.exitCode = 1;

function tell(what: string, list: readonly Pair[]): void {
  const counts = Map.groupBy(list, ({ left, right }) => [left.kind, right.kind].sort().join(' × '));
  for (const [kinds, each] of counts) console.log(`  ${what}: ${each.length} ${kinds}`);
}
