import type { Feature } from '@canary/catalogue/features';
import type { ContentType, Values } from '@canary/qr/content/content-type';
import type { Design } from '@canary/qr/design/design';
import type { Verdict } from '@canary/qr/grade/verdict';
import type {
  CodeRemedy,
  CodeToDraw,
  FileOptions,
  FileRequest,
  FileResult,
} from '@canary/rendering/core/requests';
import type { SaveMode, SaveResult, SaveTarget } from '#shared/code/save-target.ts';
import type { LinkMaker, StoredLink } from '../changeable/link-maker-slot.ts';
import type { CheckedFile, Order, Target } from './order.ts';

/** The generator, as an export needs it. */
export interface ExportPage {
  readonly type: ContentType;
  /** Name of the code, if it has one. */
  readonly name: string | undefined;
  /** The features that the user has unlocked. */
  readonly unlocks: ReadonlySet<Feature>;
  /** The code on display, of the completed content; undefined if the content makes no code. */
  readonly code: CodeToDraw | undefined;
  /** The field to correct first, if there is no code. */
  readonly firstInvalid: string | undefined;
  /** Width of the usual PNG in pixels, if the size is valid. */
  readonly pixels: number | undefined;
  /** Makes the short link in the code; null if this page can't, and undefined for a code without a link. */
  readonly linkMaker: Pick<LinkMaker, 'make'> | null | undefined;
  /** Null where codes can't be saved. */
  readonly saveTarget: SaveTarget | null;
  /** Whether the content type needs an account, which the visitor doesn't have. */
  readonly needsAccount: boolean;
  /** Completes the content, shows it in the form, and returns it. */
  complete(): Values;
  /** Shows that a field is refused. */
  reject(refused: { readonly name: string; readonly error: string }): void;
  /** Shows the field of the size. */
  showSize(): void;
  /** Opens the account's page that can do what this page can't. */
  openAccount?: ((forLink: boolean) => void) | undefined;
}

/** The facts that an export knows. It starts with the order and the page, and each step adds facts. */
export interface Facts {
  readonly order: Order;
  readonly page: ExportPage;
  /** The completed content. */
  readonly values: Values;
  /** The code on display. */
  readonly code: CodeToDraw;
  readonly target: Target;
  readonly file: FileOptions;
  /** The design in the file. The user has unlocked its features, or left them out. */
  readonly design: Design;
  readonly delivery: Delivery;
  /** Undefined if the code itself has the content. */
  readonly link: StoredLink | undefined;
  /** The input for making the file. */
  readonly request: FileRequest;
  /** The file, which reads back. */
  readonly made: Extract<FileResult, { ok: true }>;
  /** The grade of the code, which is found while the file is made. */
  readonly grading: Promise<Verdict | undefined>;
  /** The verdict about the file; undefined if the check fails or takes too long. */
  readonly verdict: Verdict | undefined;
  /** The message about the delivery. */
  readonly text: string;
  readonly done: DoneExport;
  /** A verdict that was reached after the delivery. */
  readonly lateVerdict: Verdict | undefined;
}

export type Fact = keyof Facts;

/** A delivery that has begun. It gets its file later. */
export interface Delivery {
  hand(file: CheckedFile): void;
  /** Resolves to the message about the delivery. */
  readonly text: Promise<string>;
}

/** A delivered file. */
export type DoneExport = Extract<ExportState, { status: 'done' }>;

/** A question of an export to the user. */
export type Question =
  /** Which paper to print on. */
  | { readonly kind: 'paper' }
  /** To unlock the features that the code needs. */
  | {
      readonly kind: 'unlock';
      readonly features: readonly Feature[];
      readonly design: Design;
      readonly target: Target;
    }
  /** Whether to deliver a file that reads back, but hardly scans. */
  | {
      readonly kind: 'grade';
      readonly design: Design;
      readonly verdict: Verdict;
      readonly verb: Target['verb'];
    };

/** How far an export is, and its result. */
export type ExportState =
  | { readonly status: 'idle' }
  /** The content makes no code. */
  | {
      readonly status: 'invalid';
      /** The field to correct first. */
      readonly field: string | undefined;
    }
  /** The size of the picture isn't a size. */
  | { readonly status: 'unsized' }
  | { readonly status: 'asking'; readonly question: Question }
  | {
      readonly status: 'working';
      readonly text: string;
      /** Stops the export; undefined once the file was delivered. */
      readonly cancel?: (() => void) | undefined;
      /** How many codes on several pages were read back. */
      readonly read?: { readonly done: number; readonly total: number } | undefined;
    }
  | {
      readonly status: 'done';
      /** The message about the file. */
      readonly text: string;
      readonly design: Design;
      /** How well the code in this file scans; undefined if the check failed or took too long. */
      readonly verdict: Verdict | undefined;
      /** Pixels per side of a module, if the file has pixels. */
      readonly modulePixels: number | undefined;
      readonly offersToKeep: boolean;
      /** The code whose image address is wanted, if the target shares it. */
      readonly shared?: CodeToDraw | undefined;
      /** Whether the code itself was saved, if the target saves codes. */
      readonly saveResult?: SaveResult;
      /** Tries again to save the code, optionally in another mode. */
      retrySave?(mode?: SaveMode): void;
    }
  | {
      readonly status: 'failed';
      readonly text: string;
      /** A change of the code after which the file scans. */
      readonly remedy?: CodeRemedy;
      /** Exports the code to a file that scans. */
      readonly otherFile?: { readonly label: string; save(): void };
    };

/** The exporter, as a step needs it. */
export interface Exporting {
  /** Is aborted when the export ends without a file or is cancelled, or when another export starts. */
  readonly signal: AbortSignal;
  report(state: ExportState): void;
  /** Lets an order wait, also through a log-in. */
  wait(order: Order): void;
  /** Cancels the export. */
  cancel(): void;
  /** Exports again from this step on, with other facts. */
  again(other: Partial<Facts>): void;
}

/** Instead of giving its facts, a step can ask the user, or end the export. */
export type Interrupted = Partial<Facts> & { readonly asks?: Question; readonly ends?: ExportState };

interface Step<Needs extends Fact, Gives extends Fact> {
  readonly name: string;
  readonly needs: readonly Needs[];
  /** The question to the user. The answer has the facts that the step gives. */
  readonly asks?: Question['kind'];
  /** A step is skipped if these facts are known, such as after the answer to a question. */
  readonly gives: readonly Gives[];
  run(
    known: Pick<Facts, Needs>,
    exporting: Exporting,
  ): Pick<Facts, Gives> | Interrupted | Promise<Pick<Facts, Gives> | Interrupted>;
}

/** A step of an export. */
export interface ExportStep extends Pick<Step<Fact, Fact>, 'name' | 'needs' | 'asks' | 'gives'> {
  run(known: Facts, exporting: Exporting): Interrupted | Promise<Interrupted>;
}

/** Defines a step, which gets only the facts that it needs. */
export const step = <Needs extends Fact, Gives extends Fact>(its: Step<Needs, Gives>): ExportStep => its;
