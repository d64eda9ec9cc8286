export declare const skillEntries: string;
