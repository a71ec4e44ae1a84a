import { closeSync } from 'node:fs';
import { Block } from '../osm/block.ts';
import type { Choice, ChoiceName } from '../osm/choice.ts';
import { forGround } from '../osm/ground/wanted-ground.ts';
import { IdSet, type IdSetData } from '../osm/id-set.ts';
import { readPbf } from '../osm/pbf/blobs.ts';
import type { Wanted } from '../osm/pbf/read.ts';
import { forAddresses } from '../osm/wanted.ts';
import { BatchBuilder, type Batch } from '../osm/scan/batch.ts';
import { NodeBatchBuilder, type NodeBatch } from '../osm/scan/nodes.ts';
import { open, read, type ScanJob } from './scan-plan.ts';
import { readXml } from './scan-xml.ts';

/** One round over the files. */
export type ScanTask =
  | { readonly round: 'objects'; readonly choice: ChoiceName; readonly countUnused: boolean }
  | { readonly round: 'ways'; readonly choice: ChoiceName; readonly wanted: IdSetData }
  | { readonly round: 'nodes'; readonly wanted: IdSetData };

export type ScanOutput = { readonly batch: Batch } | { readonly nodes: NodeBatch };

const wantedByRound: Readonly<Record<ScanTask['round'], Wanted>> = {
  objects: { nodes: true, ways: true, relations: true },
  ways: { nodes: false, ways: true, relations: false },
  nodes: { nodes: true, ways: false, relations: false },
};

const choices: Readonly<Record<ChoiceName, Choice>> = { addresses: forAddresses, ground: forGround };

/** Runs jobs one after the other; expensive objects are reused. */
export class JobRunner {
  private readonly block = new Block();
  private readonly batches = {
    addresses: new BatchBuilder(choices.addresses), ground: new BatchBuilder(choices.ground),
  };
  private readonly nodes = new NodeBatchBuilder();
  private wanted: IdSet | undefined;

  /** Yields one output for a stretch of PBF, any number of them for an XML file. */
  async *run(job: ScanJob, task: ScanTask): AsyncGenerator<ScanOutput> {
    if (job.format === 'pbf') {
      this.readPbf(job, task);
      yield this.finish(task);
      return;
    }
    const use = (block: Block): void => this.add(block, task);
    for await (const _ of readXml(job.path, job.format === 'xml.gz', this.block, use)) yield this.finish(task);
  }

  private readPbf(job: ScanJob, task: ScanTask): void {
    const file = open(job.path);
    let stretch: Uint8Array;
    try {
      stretch = read(file, job.path, job.offset, job.bytes);
    } finally {
      closeSync(file);
    }
    const place = { file: job.path, offset: job.offset };
    for (const block of readPbf(stretch, place, this.block, wantedByRound[task.round])) this.add(block, task);
  }

  private add(block: Block, task: ScanTask): void {
    if (task.round === 'objects') this.batches[task.choice].addObjects(block, task.countUnused);
    else if (task.round === 'ways') this.batches[task.choice].addWays(block, this.open(task.wanted));
    else this.nodes.add(block, this.open(task.wanted));
  }

  private open(data: IdSetData): IdSet {
    if (this.wanted?.data.lows !== data.lows) this.wanted = new IdSet(data);
    return this.wanted;
  }

  private finish(task: ScanTask): ScanOutput {
    return task.round === 'nodes' ? { nodes: this.nodes.finish() } : { batch: this.batches[task.choice].finish() };
  }
}

/** The buffers of an output, which are moved to another thread and not copied. */
export function transferables(output: ScanOutput): ArrayBuffer[] {
  const parts = 'nodes' in output
    ? [output.nodes]
    : [output.batch.points, output.batch.ways, output.batch.relations, output.batch.unused];
  return parts.flatMap((part) => Object.values(part))
    .filter((value): value is Uint32Array<ArrayBuffer> => ArrayBuffer.isView(value))
    .map((view) => view.buffer);
}
