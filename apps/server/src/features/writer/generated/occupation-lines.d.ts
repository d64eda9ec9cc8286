export declare const occupationLines: string;
export declare const vagueHeads: string;
