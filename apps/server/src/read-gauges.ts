import type { ChosenTelemetry } from './adapters/choose-telemetry.ts';
import { readDisk, readProcess, readQueue } from './platform/telemetry/process-readings.ts';
import type { Platform } from './platform.ts';
import type { Services } from './services.ts';

/** Registers the gauges of this process and of shared state; the returned function stops it. */
export function readGauges(
  telemetry: Pick<ChosenTelemetry, 'read'>,
  { diskMeter, queue }: Pick<Platform, 'diskMeter' | 'queue'>,
  { readers }: Pick<Services, 'readers'>,
): () => void {
  const own = readProcess();
  telemetry.read(own.read);
  telemetry.read(readDisk(diskMeter));
  telemetry.read(readQueue(queue));
  telemetry.read(() => {
    const { processes, busy, waiting } = readers.count();
    return [
      { gauge: 'readingProcesses', labels: { state: 'busy' }, value: busy },
      { gauge: 'readingProcesses', labels: { state: 'idle' }, value: processes - busy },
      { gauge: 'readingWaiting', labels: {}, value: waiting },
    ];
  });
  return own.close;
}
