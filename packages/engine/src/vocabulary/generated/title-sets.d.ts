export declare const titleSets: string;
