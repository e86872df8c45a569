import type { DocumentedResponse } from './types';

/**
 * The responses of an operation by status. A range such as `5XX`, and then `default`, stand for the
 * statuses that are not listed; the keys are those that are.
 */
export class Responses extends Map<number, DocumentedResponse> {
  readonly #others = new Map<string, DocumentedResponse>();

  /** Adds the response of a key of the document: a status, a range or `default`. */
  add(key: string, response: DocumentedResponse): this {
    if (/^\d+$/.test(key)) return this.set(Number(key), response);
    this.#others.set(key.toUpperCase(), response);
    return this;
  }

  override get(status: number): DocumentedResponse | undefined {
    const { [0]: hundreds } = `${status}`;
    return super.get(status) ?? this.#others.get(`${hundreds}XX`) ?? this.#others.get('DEFAULT');
  }

  override has(status: number): boolean {
    return this.get(status) !== undefined;
  }
}
